// The game's picture in the lobby.
export function Art() {
  return <svg viewBox="0 0 320 200" width="100%" height="100%" aria-hidden="true" />;
}

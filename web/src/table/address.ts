// Where a table's parts are at the server.
export function addressOfTable(id: string, end: string, parameters: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value !== null) query.set(name, value);
  const text = query.toString();
  return `/api/tables/${encodeURIComponent(id)}${end}${text ? `?${text}` : ''}`;
}

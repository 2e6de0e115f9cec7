import { message } from '../text/message';
import { say } from '../text/say';
import type { Table } from '../table/table';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';

// Says that the connection is away; what was sent is kept and sent again.
export function LinkBanner({ table }: { table: Table }) {
  const link = table.link.value;
  if (link.state !== 'lost') return null;
  const words = link.retryAt === null ? 'link.offline' : link.closing ? 'link.closing' : 'link.lost';
  return (
    <div class="link-banner" role="status">
      <Icon name="warning" />
      <span>{say(message(words))}</span>
      <Button label={message('retry')} quiet onClick={() => table.retry()} />
    </div>
  );
}

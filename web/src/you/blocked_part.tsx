// Whom this guest does not want to meet, and taking it back.
import { useEffect, useState } from 'preact/hooks';
import { trying } from '../lobby/store';
import { messagesOf } from '../text/message';
import { language, say } from '../text/say';
import { Icon } from '../ui/icon';
import { Button } from '../ui/parts';
import * as api from './api';
import { Part } from './you_page';

const text = messagesOf('you');

function BlockedLine({ block, onEnd }: { block: api.Block; onEnd: () => void }) {
  const name = `block-${block.id}`;
  const day = new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(block.since);
  return (
    <li class="device-line">
      <Icon name="person" size={28} />
      <span class="device-name">
        <strong id={name}>
          <bdi>{block.name}</bdi>
        </strong>
        <span class="quiet">{say(text('blocked.since', { day }))}</span>
      </span>
      <Button label={text('blocked.end')} quiet describedBy={name} onClick={onEnd} />
    </li>
  );
}

export function BlockedPart() {
  const [blocks, setBlocks] = useState<readonly api.Block[]>([]);
  useEffect(() => {
    void trying(api.blocks).then((list) => list && setBlocks(list));
  }, []);
  const end = async (block: api.Block) => {
    const left = await trying(() => api.unblock(block.id));
    if (left) setBlocks(left);
  };
  return (
    <Part title={text('blocked')}>
      <p class="quiet">{say(text(blocks.length > 0 ? 'blocked.help' : 'blocked.nobody'))}</p>
      {blocks.length > 0 && (
        <ul class="device-lines">
          {blocks.map((block) => (
            <BlockedLine key={block.id} block={block} onEnd={() => void end(block)} />
          ))}
        </ul>
      )}
    </Part>
  );
}

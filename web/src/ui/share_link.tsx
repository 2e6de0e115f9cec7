// An address for somebody else, or for another device: to be photographed, copied or read.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { message, type Message } from '../text/message';
import { say } from '../text/say';
import { Button } from './parts';
import { QrCode } from './qr_code';
import './share_link.css';

interface ShareLinkProps {
  readonly address: string;
  readonly label: Message; // of the address
  readonly children: ComponentChildren; // what it is good for
}

export function ShareLink({ address, label, children }: ShareLinkProps) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    const { clipboard } = navigator as Partial<Navigator>; // there is none where the page came over plain HTTP
    await clipboard?.writeText(address);
    setCopied(address);
  };
  const done = copied === address;
  return (
    <div class="share-link">
      <QrCode text={address} />
      <div>
        {children}
        <input
          type="text"
          readOnly
          value={address}
          aria-label={say(label)}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          label={message(done ? 'invite.copied' : 'invite.copy')}
          icon={done ? 'check' : 'link'}
          onClick={() => void copy()}
        />
      </div>
    </div>
  );
}

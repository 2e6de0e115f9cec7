// How somebody hears that it is their turn.
import { useState } from 'preact/hooks';
import { messagesOf, type Message } from '../text/message';
import { say } from '../text/say';
import { askToNotify, canNotify } from '../ui/attention';
import { Choice } from '../ui/parts';
import { set, settings } from '../ui/settings';
import { message } from '../text/message';
import { Part } from './you_page';

const text = messagesOf('you');
const switchOf = (on: boolean): 'on' | 'off' => (on ? 'on' : 'off');

interface SwitchProps {
  readonly label: Message;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

function Switch({ label, value, onChange }: SwitchProps) {
  return (
    <Choice
      label={label}
      values={['off', 'on']}
      value={switchOf(value)}
      say={(one) => message(`switch.${one}`)}
      onChange={(one) => onChange(one === 'on')}
    />
  );
}

// The browser asks, and only at a click.
function Notifications() {
  const [refused, setRefused] = useState(false);
  if (!canNotify()) return <p class="note">{say(text('notify.impossible'))}</p>;
  const change = async (wanted: boolean) => {
    const allowed = wanted && (await askToNotify());
    setRefused(wanted && !allowed);
    set('notify', allowed);
  };
  return (
    <div class="you-choice">
      <Switch label={text('notify')} value={settings.value.notify} onChange={(wanted) => void change(wanted)} />
      <p class="note">{say(text(refused ? 'notify.refused' : 'notify.help'))}</p>
    </div>
  );
}

export function NoticesPart() {
  return (
    <Part title={text('notices')}>
      <p class="quiet">{say(text('notices.help'))}</p>
      <Switch label={message('settings.sound')} value={settings.value.sound} onChange={(on) => set('sound', on)} />
      <Notifications />
    </Part>
  );
}

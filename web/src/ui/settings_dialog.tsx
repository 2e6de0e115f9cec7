import { message } from '../text/message';
import { languages, type Language } from '../text/say';
import { go } from '../router';
import { Button, Choice, Dialog } from './parts';
import { set, settings, speeds, themes } from './settings';

// A language is named in itself.
export const languageName = (language: Language) => message(`language.${language}`);

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const toYou = () => {
    onClose();
    go({ screen: 'you' });
  };
  const { language, theme, speed, sound, endTurns } = settings.value;
  return (
    <Dialog title={message('settings')} onClose={onClose}>
      <Choice
        label={message('settings.language')}
        values={languages}
        value={language}
        say={languageName}
        onChange={(value) => set('language', value)}
      />
      <Choice
        label={message('settings.theme')}
        values={themes}
        value={theme}
        say={(value) => message(`theme.${value}`)}
        onChange={(value) => set('theme', value)}
      />
      <Choice
        label={message('settings.speed')}
        values={speeds}
        value={speed}
        say={(value) => message(`speed.${value}`)}
        onChange={(value) => set('speed', value)}
      />
      <Choice
        label={message('settings.sound')}
        values={['off', 'on']}
        value={sound ? 'on' : 'off'}
        say={(value) => message(`switch.${value}`)}
        onChange={(value) => set('sound', value === 'on')}
      />
      <Choice
        label={message('settings.end_turns')}
        values={['off', 'on']}
        value={endTurns ? 'on' : 'off'}
        say={(value) => message(`switch.${value}`)}
        onChange={(value) => set('endTurns', value === 'on')}
      />
      <div>
        <Button label={message('you.more')} icon="person" quiet onClick={toYou} />
      </div>
    </Dialog>
  );
}

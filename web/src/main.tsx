import { render } from 'preact';
import { App } from './app';
import { followAddress } from './router';
import { followPresses } from './ui/press';
import { applySettings } from './ui/settings';
import './ui/fonts.css';
import './ui/theme.css';
import './ui/base.css';
import './ui/parts.css';

await applySettings();
followAddress();
followPresses();
render(<App />, document.getElementById('page') as HTMLElement);
document.documentElement.dataset['ready'] = 'yes';

import { render } from 'preact';
import { applySettings } from './ui/settings';
import './ui/fonts.css';
import './ui/theme.css';
import './ui/base.css';

await applySettings();
render(<h1>Orrery</h1>, document.getElementById('page') as HTMLElement);

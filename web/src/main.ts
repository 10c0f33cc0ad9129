import { mount } from 'svelte';

import App from './App.svelte';
import ErrorNotice from './screens/ErrorNotice.svelte';
import { watchForErrors } from './errors.svelte';
import { keepOffline } from './notify';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forms.css';
import './styles/board.css';

watchForErrors();
mount(ErrorNotice, { target: document.body });
const target = document.getElementById('app');
if (target) mount(App, { target });
// a browser that forbids it shows the page as well, only not without a line
void keepOffline().catch(() => undefined);

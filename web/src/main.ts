import { mount } from 'svelte';

import App from './App.svelte';
import Trouble from './screens/Trouble.svelte';
import { watchForTrouble } from './trouble.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/forms.css';
import './styles/board.css';

watchForTrouble();
mount(Trouble, { target: document.body });
const target = document.getElementById('app');
if (target) mount(App, { target });

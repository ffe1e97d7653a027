// eslint-disable-next-line order/imports -- The global styles have to come after those of the components.
import { mount } from 'svelte';
import { App } from './app/app.svelte.ts';
import Shell from './App.svelte';
import { connect } from './transport.ts';
import './fonts/fonts.css';
import './ui/tokens.css';
import './ui/base.css';

const target = document.getElementById('app');
if (!target) throw new Error('the page has no #app');
mount(Shell, { target, props: { app: new App(connect(), window) } });

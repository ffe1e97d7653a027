// eslint-disable-next-line order/imports -- What is for the whole page comes after what its frame says of itself.
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

import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./state/settings.svelte";
import "./theme.css";
import { locale } from "./words/locale.svelte";

settings.show();
await locale.start();
mount(App, { target: document.getElementById("app") as HTMLElement });

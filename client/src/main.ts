import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { remember } from "./lib/faults";
import { words } from "./lib/words.svelte";
import { LOBBY_WORDS } from "./titles";

remember();
// Before a language is chosen, so that it is read together with the house's own sentences.
void words.learn(LOBBY_WORDS);

const target = document.getElementById("house");
if (target) mount(App, { target });

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/ui.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { remember } from "./lib/faults";

remember();

const target = document.getElementById("house");
if (target) mount(App, { target });

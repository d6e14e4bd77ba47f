import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/svelte";
import { afterEach } from "vitest";
import { PATIENCE } from "./testing/patience";

configure({ asyncUtilTimeout: PATIENCE });
afterEach(() => cleanup());

/** Looks for colours of the civilizations that everybody tells apart: `node tools/palette.js [seed] [steps] [heat]`.
 *
 * It begins with the colours of tokens.css and anneals: pairs that look too alike to anybody cost most, then how far a
 * colour has gone from what players know it as (known.json), where another hue counts more than another lightness. A
 * heat of 12 finds other palettes, one below 1 mends the one that is there. What is found is printed with its distances;
 * a person chooses among several seeds, and `src/ui/palette.test.ts` keeps the choice.
 */

import { readFileSync } from "node:fs";
import { runnerImport } from "vite";

const load = async (path) => (await runnerImport(path)).module;
const { contrast, distance, seen, SIGHTS } = await load("./src/testing/sight.ts");
const { LEAST, LEAST_OF_NEIGHBOURS, paints } = await load("./src/testing/palette.ts");
const { neighbours } = await load("./src/testing/regions.ts");

const [seed = 1, steps = 400_000, heat = 0.5] = process.argv.slice(2).map(Number);
const MARGIN = 0.1;
const INKS = ["#1d1710", "#ffffff"];
/** What players know: the colours of the pieces in the box, as far as symbols read on them. */
const KNOWN = JSON.parse(readFileSync(new URL("known.json", import.meta.url), "utf8"));

const near = neighbours();
const ids = Object.keys(KNOWN);
const known = ids.map((id) => seen(KNOWN[id])[0]);
const needed = ids.map((one) =>
    ids.map((two) => (near.has([one, two].sort().join(" ")) ? LEAST_OF_NEIGHBOURS : LEAST) + MARGIN),
);

/** Chance that can be repeated (mulberry32). */
let state = seed;
function chance() {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
}

/** What it costs that a colour is not the known one. */
function estrangement(lab, from) {
    const [c1, c2] = [Math.hypot(lab[1], lab[2]), Math.hypot(from[1], from[2])];
    const chroma = (c1 + c2) / 2;
    const byChroma = ((c1 - c2) / (1 + 0.045 * chroma)) ** 2;
    const turned = (lab[1] - from[1]) ** 2 + (lab[2] - from[2]) ** 2 - (c1 - c2) ** 2;
    const byHue = Math.max(0, turned) / (1 + 0.015 * chroma) ** 2;
    const tooFar = Math.max(0, distance(lab, from) - 12) ** 2;
    return 0.01 * (3 * byHue + 2.5 * byChroma + 0.6 * (lab[0] - from[0]) ** 2) + 0.3 * tooFar;
}

const readable = (colour) => INKS.some((ink) => contrast(colour, ink) >= 4.55);

function confusion(one, two, sights, others) {
    let cost = 0;
    for (let sight = 0; sight < SIGHTS.length; sight++) {
        const missing = needed[one][two] - distance(sights[sight], others[sight]);
        if (missing > 0) cost += missing * missing;
    }
    return cost;
}

let colours = ids.map((id) => paints().find((paint) => paint.id === id)?.colour ?? KNOWN[id]);
let looks = colours.map(seen);

function costOf(one, sights, strictness) {
    let cost = estrangement(sights[0], known[one]);
    for (let two = 0; two < ids.length; two++)
        if (two !== one) cost += strictness * confusion(one, two, sights, looks[two]);
    return cost;
}

function shifted(colour, reach) {
    const channels = [1, 3, 5].map((at) => {
        const drift = (chance() + chance() + chance() - 1.5) * reach * 255;
        return Math.round(Math.min(255, Math.max(0, parseInt(colour.slice(at, at + 2), 16) + drift)));
    });
    return "#" + channels.map((value) => value.toString(16).padStart(2, "0")).join("");
}

for (let step = 0; step < steps; step++) {
    const done = step / steps;
    const now = heat * 0.002 ** done;
    const strictness = 3 * 100 ** Math.max(0, 4 * done - 3); // the last quarter lets nothing pass
    const one = Math.floor(chance() * ids.length);
    const colour = shifted(colours[one], Math.min(0.3, heat) * (1 - done) + 0.008);
    if (!readable(colour)) continue;
    const sights = seen(colour);
    const worse = costOf(one, sights, strictness) - costOf(one, looks[one], strictness);
    if (worse < 0 || chance() < Math.exp(-worse / now)) {
        colours[one] = colour;
        looks[one] = sights;
    }
}

const inkOn = (colour) => INKS.toSorted((a, b) => contrast(colour, b) - contrast(colour, a))[0];
ids.forEach((id, at) => {
    const gone = distance(looks[at][0], known[at]).toFixed(0);
    console.log(`${id.padEnd(9)} --c: ${colours[at]}; --k: ${inkOn(colours[at])}; ${gone} from ${KNOWN[id]}`);
});
SIGHTS.forEach((sight, at) => {
    const pairs = ids.flatMap((one, a) =>
        ids.slice(0, a).map((two, b) => ({ close: needed[a][b], is: distance(looks[a][at], looks[b][at]) })),
    );
    const least = (some) => Math.min(...some.map(({ is }) => is)).toFixed(1);
    console.log(
        `${sight}: all ${least(pairs)}, neighbours ${least(pairs.filter(({ close }) => close > LEAST_OF_NEIGHBOURS))}`,
    );
});

import { fireEvent, render, screen, waitFor, within } from "@testing-library/svelte";
import axe from "axe-core";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Answer } from "../../../lib/protocol";
import { words } from "../../../lib/words.svelte";
import { FakeHouse } from "../../../testing/house";
import { NOTHING, totalOf } from "../decisions/tally";
import type { Game } from "../game";
import { entry, nameOf } from "../printed";
import Laid from "../testing/Laid.svelte";
import type { View } from "../view";
import { CHAPTERS } from "../words/chapters";
import Found from "./Found.svelte";
import { againstOf, bestOf, givesOf, regionLines, sitesFirst } from "./founding";
import { bringsOf, isRevealed, isShort, partOf, placesInOrder, shortGame, tokenOf } from "./opening";
import Populate from "./Populate.svelte";
import { at, laid, printed } from "./recorded";
import { hasRoom, peopleOf, settling, touched } from "./settling";
import Tokens from "./Tokens.svelte";
import Waiting from "./Waiting.svelte";

beforeAll(() => words.learn(CHAPTERS));
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const short = shortGame(printed);

describe("the set-up of a Short Game", () => {
  it("has parts, and ends with the first turn", () => {
    expect(partOf(at("found").view)).toBe("founding");
    expect(partOf(at("lose_city").view)).toBe("revelation");
    expect(partOf(at("populate").view)).toBe("settlement");
    expect(partOf(at("turn").view)).toBeUndefined();
    expect(isShort(at("turn").view)).toBe(true);
  });

  it("shows a token to its owner alone until all are revealed", () => {
    const { request, view, other } = at("found");
    expect(tokenOf(view, request.seat)).toBeTruthy();
    expect(tokenOf(other, request.seat)).toBeUndefined();
    expect(tokenOf(view, undefined)).toBeUndefined();
    expect(isRevealed(view)).toBe(false);
    expect(isRevealed(at("populate").other)).toBe(true);
    expect(isRevealed({} as View)).toBe(false);
  });

  it("sums up what a token brings from its advances", () => {
    for (const [id, { advances, loses_city }] of Object.entries(short.scenarios)) {
      const brings = bringsOf(printed, id);
      expect(brings.advances).toEqual(advances);
      expect(brings.losesCity).toBe(loses_city);
      const credits = advances.flatMap((one) => Object.values(entry(printed.advances, one).credits));
      expect(brings.credits.reduce((sum, [, credit]) => sum + credit, 0)).toBe(
        credits.reduce((sum, credit) => sum + credit, 0),
      );
    }
    const [free] = Object.keys(short.scenarios).filter((id) => bringsOf(printed, id).free > 0);
    expect(short.scenarios[free ?? ""]?.advances).toContain("written_record");
  });

  it("says in ranking order who is done, who places now and who comes later", () => {
    const { view, awaited } = at("found");
    const rows = placesInOrder(printed, view, { awaited } as never);
    expect(rows.map(({ doing }) => doing)).toEqual(["now", ...Array(7).fill("later")]);
    expect(rows.every(({ done, due }) => done === 0 && due === short.cities)).toBe(true);
    const people = at("populate");
    const then = placesInOrder(printed, people.view, { awaited: people.awaited } as never);
    expect(then.every(({ due }) => due === short.tokens)).toBe(true);
    const tokens = at("lose_city");
    const told = placesInOrder(printed, tokens.view, { awaited: tokens.awaited } as never);
    expect(told.filter(({ doing }) => doing === "later")).toEqual([]);
  });

  it("warns where the region would not feed all people, and advises as many places as are left", () => {
    const told = (feeds: number): never =>
      ({
        feeds,
        left: 1,
        places: [{ area: "aden" }, { area: "ubar" }],
        says: { text: "So it is.", rule: "x" },
      }) as never;
    expect(regionLines(printed, told(short.tokens))).toMatchObject([{ tone: "good", text: "So it is." }]);
    expect(regionLines(printed, told(short.tokens - 1))[0]?.tone).toBe("warn");
    expect(bestOf(told(20))).toEqual(["aden"]);
    expect([regionLines(printed, undefined), bestOf(undefined)]).toEqual([[], []]);
    const says = [{ text: "On the coast." }, { text: "Beside a volcano." }];
    const places = [
      { area: "aden", says },
      { area: "ubar", says: [] },
    ];
    expect([...againstOf({ places } as never)]).toEqual([["aden", "On the coast. Beside a volcano."]]);
    expect(againstOf(undefined).size).toBe(0);
  });

  it("lists sites first, and says what an area gives", () => {
    const { request, view } = at("found");
    const areas = request.options.map(({ answer }) => String(answer.area));
    const { sites, wild, most } = sitesFirst(printed, view, areas);
    expect([...sites, ...wild].toSorted()).toEqual(areas.toSorted());
    expect(most).toBe(short.cities - short.cities_on_sites);
    expect(givesOf(printed, view, sites[0] ?? "")[0]).toMatch(/^limit \d/);
  });
});

describe("people before turn 1", () => {
  const { request } = at("populate");
  const demand = peopleOf(request);
  const [[area, room] = ["", 0]] = [...demand.tokens].toSorted(([, one], [, other]) => other - one);

  it("are as many as the house offers", () => {
    expect(demand.due).toBe(short.tokens);
    expect(Math.max(...demand.tokens.values())).toBe(room);
  });

  it("come one by one, several at once, and go again", () => {
    const one = touched(demand, NOTHING, area, "one");
    expect(one.tokens[area]).toBe(1);
    expect(touched(demand, one, area, "all").tokens[area]).toBe(room);
    expect(touched(demand, NOTHING, area, "two").tokens[area]).toBe(Math.min(2, room));
    expect(touched(demand, one, area, "back").tokens).toEqual({});
    expect(hasRoom(demand, touched(demand, one, area, "all"), area)).toBe(false);
  });

  it("are never more than may be placed", () => {
    let share = NOTHING;
    for (const id of demand.tokens.keys()) share = touched(demand, share, id, "all");
    expect(totalOf(share, 0)).toBe(short.tokens);
    const answers = settling(share);
    expect(answers.at(-1)).toEqual({ do: "end_populating" });
    expect(answers.slice(0, -1).every((answer) => answer.do === "populate")).toBe(true);
  });
});

const AGAINST = "Borders on 2 areas of other regions.";
const REGION = { feeds: 20, left: 5, places: [] as unknown[], says: { text: "Your land feeds 20." } };

/** A house whose rules say that everything chosen is legal, and offer what is left of the options. */
function ruled(game: Game, kind: string, ended: (count: number) => boolean): FakeHouse {
  const { options } = Object.values(game.table.requests).find((one) => one.kind === kind) ?? { options: [] };
  return new FakeHouse()
    .on(
      "POST /api/tables/t/counsel",
      ({ body }: { body: { topic: string; args: { answers: Answer[] } } }) => {
        if (body.topic === "region") return { body: { result: REGION } };
        const { answers } = body.args;
        const done = ended(answers.length);
        const offers = done
          ? []
          : options
              .map(({ answer }) => answer)
              .filter((one) => !answers.some((other) => other.area === one.area));
        const support = { cities: 0, lacking: 0, needed: 2 * answers.length, says: { text: "" } };
        const told = {
          tried: answers.map(() => ({ legal: true, text: "", says: null })),
          legal: true,
          ended: done,
        };
        return { body: { result: { ...told, offers, outlook: { areas: [], support } } } };
      },
    )
    .on("POST /api/tables/t/batch", () => ({ body: { number: 1, taken: 0 } }));
}

/** A sheet at a table; what it is given besides. */
const show = (game: Game, sheet: unknown, asked: object = {}): Element =>
  render(Laid as never, { props: { game, sheet, asked } } as never).container;

async function barriers(container: Element): Promise<string[]> {
  const { violations } = await axe.run(container, { rules: { region: { enabled: false } } });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

describe("the sheet of the cities", () => {
  it("picks on the map and in the list, and sends all cities together", async () => {
    const position = at("found");
    const game = laid(position);
    const house = ruled(game, "found", (count) => count === short.cities);
    REGION.places = position.request.options
      .slice(0, 1)
      .map(({ answer }) => ({ area: answer.area, site: true, limit: 2, says: [{ text: AGAINST }] }));
    const container = show(game, Found, { request: position.request });
    expect(await screen.findByText(AGAINST)).toBeVisible();
    const token = nameOf(printed, tokenOf(position.view, position.request.seat) ?? "");
    expect(screen.getByText(token)).toBeVisible();
    expect(await screen.findByText(/Your land feeds 20/)).toBeVisible();
    const areas = position.request.options.map(({ answer }) => String(answer.area)).slice(0, short.cities);
    const [first = "", ...others] = areas;
    game.scene.pick(first);
    await waitFor(() =>
      expect(screen.getByRole("checkbox", { name: new RegExp(nameOf(printed, first)) })).toBeChecked(),
    );
    expect(screen.getByText(AGAINST)).toBeVisible();
    for (const area of others) {
      const box = container.querySelector<HTMLInputElement>(`input[value="${area}"]`);
      await waitFor(() => expect(box).toBeEnabled());
      await fireEvent.click(box as HTMLInputElement);
    }
    expect(Object.keys(game.scene.ghosts).toSorted()).toEqual(areas.toSorted());
    const main = await screen.findByRole("button", { name: `Place these ${short.cities} cities` });
    await waitFor(() => expect(main).toBeEnabled());
    expect(await barriers(container)).toEqual([]);
    await fireEvent.submit(main.closest("form") as HTMLFormElement);
    await waitFor(() => expect(house.asked("POST /api/tables/t/batch")).toHaveLength(1));
    expect(house.asked("POST /api/tables/t/batch")[0]?.body).toMatchObject({
      series: true,
      answers: areas.map((area) => ({ do: "found", area })),
    });
  });
});

describe("the sheet of the people", () => {
  it("asks once before it leaves some of them out", async () => {
    const position = at("populate");
    const game = laid(position);
    const house = ruled(game, "populate", () => false);
    const container = show(game, Populate, { request: position.request });
    const area = [...peopleOf(position.request).tokens.keys()][0] ?? "";
    expect(screen.getByRole("button", { name: `${short.tokens} tokens left to place` })).toBeDisabled();
    game.scene.pick(area);
    const main = await screen.findByRole("button", { name: `Place 1 token, keep ${short.tokens - 1}` });
    await waitFor(() => expect(main).toBeEnabled());
    expect(await barriers(container)).toEqual([]);
    const form = main.closest("form") as HTMLFormElement;
    await fireEvent.submit(form);
    expect(await screen.findByRole("alert")).toHaveTextContent("They stay in stock");
    expect(house.asked("POST /api/tables/t/batch")).toHaveLength(0);
    await fireEvent.submit(form);
    await waitFor(() => expect(house.asked("POST /api/tables/t/batch")).toHaveLength(1));
    expect(house.asked("POST /api/tables/t/batch")[0]?.body).toMatchObject({
      answers: [{ do: "populate", area, tokens: 1 }, { do: "end_populating" }],
    });
  });
});

describe("what everybody sees", () => {
  it("is who places now, and one's own token only", async () => {
    const position = at("found");
    const game = laid({ ...position, view: position.other, request: { ...position.request, seat: 1 } });
    const container = show(game, Waiting);
    expect(container.querySelector("[aria-current=step]")).toHaveTextContent("places now");
    expect(screen.getByRole("list", { name: "In A.S.T.-Ranking order" }).children).toHaveLength(8);
    const mine = tokenOf(position.other, 1) ?? "";
    expect(screen.getByText(nameOf(printed, mine))).toBeVisible();
    const hidden = tokenOf(position.view, position.request.seat) ?? "";
    expect(container).not.toHaveTextContent(nameOf(printed, hidden));
    expect(await barriers(container)).toEqual([]);
  });

  it("is every token once they are revealed, with its advances and credits", async () => {
    const position = at("populate");
    const container = show(laid(position), Tokens);
    const rows = screen.getAllByRole("listitem");
    expect(rows).toHaveLength(8);
    for (const [seat, token] of Object.entries(position.view.scenarios ?? {})) {
      const row = rows.find((one) => within(one).queryByText(nameOf(printed, token)));
      expect(row).toHaveTextContent(printed.names[position.view.seats[seat]?.civilization ?? ""] ?? "?");
      for (const advance of bringsOf(printed, token).advances)
        expect(row).toHaveTextContent(nameOf(printed, advance));
    }
    expect(await barriers(container)).toEqual([]);
  });
});

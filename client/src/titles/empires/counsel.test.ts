import { beforeEach, describe, expect, it } from "vitest";
import { Table } from "../../lib/table.svelte";
import { FakeHouse } from "../../testing/house";
import { consult, consultOn } from "./counsel";

describe("counsel", () => {
  let house: FakeHouse;
  let table: Table;

  beforeEach(() => {
    house = new FakeHouse().on("POST /api/tables/t/counsel", {
      number: 7,
      topic: "odds",
      result: { hidden: 3 },
    });
    table = new Table("t", "en");
    table.now = { number: 7 } as Table["now"];
    table.seat = 2;
  });

  it("is asked once for a position, and again when the table has gone on", async () => {
    const first = await consult(table, "odds", {});
    expect(await consult(table, "odds", {})).toBe(first);
    expect(house.calls).toHaveLength(1);
    expect(house.calls[0]?.body).toEqual({ seat: 2, topic: "odds", args: {} });
    table.now = { ...table.now, number: 8 };
    await consult(table, "odds", {});
    expect(house.calls).toHaveLength(2);
  });

  it("is asked two things at a time, and nothing any more that the table has left behind", async () => {
    table.now = { ...table.now, number: 20 };
    const [first, second, third] = ["a", "b", "c"].map((area) => consult(table, "reach", { area }));
    table.now = { ...table.now, number: 21 };
    await expect(third).rejects.toThrow("gone on");
    await Promise.all([first, second]);
    expect(house.calls).toHaveLength(2);
  });

  it.each([429, 503])("is asked once more after a breath where the house is busy (%i)", async (status) => {
    table.now = { ...table.now, number: status };
    let refusals = 1;
    house.on("POST /api/tables/t/counsel", () =>
      refusals-- > 0
        ? { status, body: { reason: "slowly" } }
        : { status: 200, body: { number: status, topic: "odds", result: { hidden: 2 } } },
    );
    expect(await consult(table, "odds", {})).toEqual({ hidden: 2 });
    expect(house.calls).toHaveLength(2);
  });

  it("is asked again where it failed, and not at all by who only looks on", async () => {
    table.now = { ...table.now, number: 9 };
    house.on("POST /api/tables/t/counsel", () => ({ status: 422, body: { reason: "no" } }));
    await expect(consult(table, "odds", {})).rejects.toThrow("no");
    house.on("POST /api/tables/t/counsel", { number: 9, topic: "odds", result: { hidden: 1 } });
    expect(await consult(table, "odds", {})).toEqual({ hidden: 1 });
    table.seat = undefined;
    await expect(consult(table, "odds", {})).rejects.toThrow();
  });

  it("is put once more where the table has gone on, for what others do not change", async () => {
    table.now = { ...table.now, number: 40 };
    house.on("POST /api/tables/t/counsel", () => {
      if (table.now.number > 40) return { body: { number: 41, topic: "odds", result: { hidden: 5 } } };
      table.now = { ...table.now, number: 41 };
      return { status: 422, body: { reason: "late" } };
    });
    expect(await consultOn(table, "odds", {})).toEqual({ hidden: 5 });
    house.on("POST /api/tables/t/counsel", () => ({ status: 422, body: { reason: "no" } }));
    table.now = { ...table.now, number: 42 };
    await expect(consultOn(table, "odds", {})).rejects.toThrow("no");
  });

  it("is asked of the past once, however the table goes on", async () => {
    house.on("POST /api/tables/t/counsel", { number: 3, topic: "battles", result: { battles: [] } });
    const first = await consult(table, "battles", {}, 3);
    table.now = { ...table.now, number: 50 };
    expect(await consult(table, "battles", {}, 3)).toBe(first);
    expect(house.calls).toHaveLength(1);
    expect(house.calls[0]?.body).toEqual({ seat: 2, topic: "battles", args: {}, number: 3 });
  });
});

/** Somebody's notices as the house keeps them: wishes, channels, and what became of the last letters. */

import { api, ask, type Schemas } from "../api/client";

export type Sheet = Schemas["NoticeSheet"];
export type Channel = Schemas["Channel"];
export type Delivery = Schemas["Delivery"];
export type Wishes = Schemas["WishesForm"];
export type Kind = Schemas["ChannelForm"]["kind"];

const EVERY = 2000;
const UNDER_WAY = ["waiting", "sending"];

export class Notices {
  sheet = $state.raw<Sheet>();
  #keeping: Promise<unknown> = Promise.resolve();

  async read(): Promise<void> {
    this.sheet = await ask(api.GET("/api/notices"));
  }

  /** Look again while a letter is under way. */
  watch(): () => void {
    const timer = setInterval(() => {
      const busy = this.sheet?.letters.some((letter) => UNDER_WAY.includes(letter.state));
      if (busy && document.visibilityState === "visible") void this.read().catch(() => undefined);
    }, EVERY);
    return () => clearInterval(timer);
  }

  /** Changes go one after the other, each on top of the last one, however quickly they come. */
  async wish(change: Partial<Wishes>): Promise<void> {
    if (!this.sheet) return;
    const wishes = { ...this.sheet.wishes, ...change };
    this.sheet = { ...this.sheet, wishes };
    const kept = this.#keeping.then(() => ask(api.PUT("/api/notices/wishes", { body: wishes })));
    this.#keeping = kept.catch(() => this.read());
    await kept;
  }

  async add(form: Schemas["ChannelForm"]): Promise<void> {
    await ask(api.POST("/api/notices/channels", { body: form }));
    await this.read();
  }

  async enable(id: string, enabled: boolean): Promise<void> {
    await ask(
      api.PATCH("/api/notices/channels/{channel}", { params: { path: { channel: id } }, body: { enabled } }),
    );
    await this.read();
  }

  async remove(id: string): Promise<void> {
    await ask(api.DELETE("/api/notices/channels/{channel}", { params: { path: { channel: id } } }));
    await this.read();
  }

  async confirm(id: string, code: string): Promise<void> {
    const params = { path: { channel: id } };
    await ask(api.POST("/api/notices/channels/{channel}/confirm", { params, body: { code } }));
    await this.read();
  }

  /** Try a channel, or the page where none is named. */
  async test(id?: string): Promise<void> {
    if (id === undefined) await ask(api.POST("/api/notices/page/test"));
    else await ask(api.POST("/api/notices/channels/{channel}/test", { params: { path: { channel: id } } }));
    await this.read();
  }

  async mute(table: string, muted: boolean): Promise<void> {
    const params = { path: { id: table } };
    await ask(api.PUT("/api/notices/tables/{id}/muted", { params, body: { muted } }));
    await this.read();
  }
}

/* Shows push messages while no page of the house is open. It keeps nothing and answers no requests. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
    const letter = event.data.json();
    // The same letter under the same tag is shown once, however often it comes.
    const shown = { body: letter.body, tag: letter.id, icon: "/assets/icon.svg", data: letter.link };
    event.waitUntil(self.registration.showNotification(letter.title, shown));
});

self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const path = new URL(event.notification.data || "/", self.location.origin).pathname;
    event.waitUntil(goTo(path));
});

/** To a window that is there already, or to a new one; only ever within this house. */
async function goTo(path) {
    const windows = await self.clients.matchAll({ type: "window" });
    const there = windows.find((one) => new URL(one.url).pathname === path);
    if (there) return there.focus();
    return self.clients.openWindow(path);
}

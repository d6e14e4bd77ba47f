// What cannot be read or pressed on a page, measured by the boxes of what lies there. One function, of a root
// that is the topmost dialog or the whole page; it gives sentences, none where everything is whole.
() => {
  const SLACK = 1.5; // pixels by which a box may be beyond an edge: fractions, and the blur of letters
  const DIP = 3.5; // what a line's box is higher than its letters, above or below
  const CONTROLS = `button, a[href], input, select, textarea, summary, output, .step,
    [role=button], [role=tab], [role=radio], [role=checkbox], [role=slider]`;
  const SHEETS = ".panel, .side, .cover, .cards, dialog, [role=dialog], header.top, form.decision";
  const faults = new Set();
  const dialogs = [...document.querySelectorAll("dialog[open]")].filter((one) => one.matches(":modal"));
  const root = dialogs.at(-1) ?? document.body;
  const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const scrolls = getComputedStyle(document.body).overflowY !== "hidden" && root === document.body;
  const styles = new Map();

  function styleOf(element) {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  }
  const boxOf = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const isEmpty = (box) => wide(box) < 1 || high(box) < 1;
  const round = (number) => Math.round(number);

  function isSeen(element) {
    if (!element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) return false;
    for (let one = element; one && one !== root; one = one.parentElement)
      if (styleOf(one).clipPath === "inset(50%)" || one.inert) return false;
    return true;
  }

  /** The boxes that may cut an element: a box that is placed elsewhere is not cut by what lies between. */
  function* around(element) {
    let place = styleOf(element).position;
    for (let one = element.parentElement; one && one !== document.documentElement; one = one.parentElement) {
      const style = styleOf(one);
      const holds =
        style.transform !== "none" || style.containerType !== "normal" || style.contain.includes("paint");
      if (place === "fixed" && !holds) continue;
      if (place === "absolute" && style.position === "static" && !holds) continue;
      place = style.position;
      yield [one, style];
    }
  }

  const pushed = (how) => how === "auto" || how === "scroll";
  const cuts = (how) => how === "hidden" || how === "clip";

  /** What is left of a box within all that lies around it, and the sides at which something is lost for good. */
  function within(element, box, inclusive) {
    let left = box;
    const lost = [];
    const cut = (edge, cutX, cutY, by) => {
      if (cutX && (left.right > edge.right + SLACK || left.left < edge.left - SLACK)) lost.push(["beside", by]);
      if (cutY && (left.bottom > edge.bottom + DIP || left.top < edge.top - DIP)) lost.push(["below", by]);
    };
    const own = inclusive ? [[element, styleOf(element)]] : [];
    for (const [one, style] of [...own, ...around(element)]) {
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      if (one === document.body) continue;
      const edge = boxOf(one);
      if (!isMeant(one, style)) cut(edge, cuts(style.overflowX), cuts(style.overflowY), one);
      const open = { ...left };
      if (style.overflowX !== "visible") (open.left = Math.max(left.left, edge.left)), (open.right = Math.min(left.right, edge.right));
      if (style.overflowY !== "visible") (open.top = Math.max(left.top, edge.top)), (open.bottom = Math.min(left.bottom, edge.bottom));
      left = open;
      if (isEmpty(left)) return { left, lost };
    }
    cut(page, true, !scrolls, document.body);
    return { left: meet(left, page), lost };
  }

  /** Whether words end in dots that are meant: all of them stand in a title. */
  function isMeant(one, style) {
    const dotted = style.textOverflow === "ellipsis" || !["none", ""].includes(style.webkitLineClamp);
    return dotted && one.closest("[title]") !== null;
  }

  const named = (element) => {
    const name = element.getAttribute("aria-label") ?? element.innerText ?? "";
    return (name.trim() || element.className || element.tagName).toString().replace(/\s+/g, " ").slice(0, 60);
  };
  const classed = (element) =>
    `${element.tagName.toLowerCase()}${[...element.classList].filter((one) => !one.startsWith("svelte-")).map((one) => `.${one}`).join("")}`;
  const sheetOf = (element) => element.closest(SHEETS);

  /** What is painted at a point instead of an element; nothing where that is free. */
  function over(element, x, y) {
    const hit = document.elementFromPoint(x, y);
    if (!hit || hit === element || element.contains(hit) || hit.contains(element)) return undefined;
    const label = element.closest("label");
    if (label?.contains(hit)) return undefined;
    if (isStuck(hit, element) || hit.closest(".toast")) return undefined; // a notice goes by itself
    return hit;
  }
  /** Heads and feet that stay while a list is pushed along under them. */
  function isStuck(hit, element) {
    for (let one = hit; one && !one.contains(element); one = one.parentElement)
      if (styleOf(one).position === "sticky") return true;
    return false;
  }

  const SHARES = [0.06, 0.28, 0.5, 0.72, 0.94];
  const hidden = new Map();
  /** How much of a sheet lies under others, and under which. */
  function coveredOf(sheet) {
    if (hidden.has(sheet)) return hidden.get(sheet);
    const { left: box } = within(sheet, boxOf(sheet));
    let points = 0;
    const by = [];
    if (!isEmpty(box))
      for (const across of SHARES)
        for (const down of SHARES) {
          points += 1;
          const hit = over(sheet, box.left + wide(box) * across, box.top + high(box) * down);
          if (hit && !sheet.contains(hit)) by.push(hit);
        }
    const found = { share: points ? by.length / points : 0, by };
    hidden.set(sheet, found);
    return found;
  }
  /** Whether somebody has laid another sheet on all of this one, or on all of the map. */
  function isPutAway(element, hit) {
    const sheet = sheetOf(element);
    const above = sheetOf(hit);
    if (hit.closest("[role=menu], [popover]")) return true;
    if (above === sheet) return false;
    if (sheet && coveredOf(sheet).share > 0.95) return true;
    const cover = hit.closest(".cover, dialog");
    return cover !== null && !cover.contains(element);
  }

  // words: cut, and over one another
  const lines = [];
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode;
    const parent = text.parentElement;
    const said = text.textContent.trim();
    if (!said || parent.closest("svg, select, option, style, script, textarea, canvas") || !isSeen(parent)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
      if (isEmpty(box)) continue;
      const { left, lost } = within(parent, box, styleOf(parent).display !== "inline");
      for (const [how, by] of lost)
        faults.add(`cut ${how === "beside" ? "at the side" : "off"}: "${said.slice(0, 60)}" by ${classed(by)}`);
      if (!isEmpty(left)) lines.push({ parent, said, box: inked(left), sheet: sheetOf(parent) });
    }
  }
  /** A line without the room above and below its letters. */
  function inked(box) {
    const spare = high(box) * 0.22;
    return { ...box, top: box.top + spare, bottom: box.bottom - spare };
  }

  lines.sort((a, b) => a.box.top - b.box.top);
  lines.forEach((one, at) => {
    for (let next = at + 1; next < lines.length && lines[next].box.top < one.box.bottom; next += 1) {
      const other = lines[next];
      if (one.parent === other.parent) continue;
      const both = meet(one.box, other.box);
      if (wide(both) <= SLACK || high(both) <= SLACK) continue;
      if (areMixed(one.parent, other.parent, both))
        faults.add(`words over words: "${one.said.slice(0, 40)}" and "${other.said.slice(0, 40)}"`);
    }
  });
  /** Whether two elements are both seen at a place: nothing opaque lies between them. */
  function areMixed(one, other, box) {
    const stack = document.elementsFromPoint(box.left + wide(box) / 2, box.top + high(box) / 2);
    const [first, second] = [stack.indexOf(one), stack.indexOf(other)];
    if (first < 0 || second < 0) return false;
    const above = stack.slice(0, Math.max(first, second));
    return !above.some((each) => isOpaque(each) && !each.contains(one) !== !each.contains(other));
  }
  function isOpaque(element) {
    const { backgroundColor, backgroundImage } = styleOf(element);
    const alpha = /rgba\(.*, ([\d.]+)\)/.exec(backgroundColor)?.[1];
    return backgroundImage !== "none" || (alpha === undefined ? backgroundColor !== "transparent" : Number(alpha) > 0.5);
  }

  // words under something that is not meant to lie there
  for (const { parent, said, box, sheet } of lines) {
    if (styleOf(parent).pointerEvents === "none") continue;
    const middle = box.top + high(box) / 2;
    for (const x of [box.left + 2, (box.left + box.right) / 2, box.right - 2]) {
      const hit = over(parent, x, middle);
      if (!hit || !isOpaqueUpTo(hit, parent) || isPutAway(parent, hit)) continue;
      faults.add(`covered: "${said.slice(0, 60)}" of ${sheet ? classed(sheet) : "the page"} by ${classed(hit)}`);
      break;
    }
  }
  function isOpaqueUpTo(hit, element) {
    for (let one = hit; one && !one.contains(element); one = one.parentElement)
      if (isOpaque(one) || one.matches("img, canvas, svg *")) return true;
    return false;
  }

  // what is pressed
  for (const control of root.querySelectorAll(CONTROLS)) {
    if (!isSeen(control) || control.closest("svg") || control.closest("[aria-hidden=true]")) continue;
    const box = boxOf(control);
    if (wide(box) < 4 || high(box) < 4) continue;
    const { left, lost } = within(control, box);
    for (const [, by] of lost) faults.add(`out of reach: ${classed(control)} "${named(control)}" beyond ${classed(by)}`);
    if (isEmpty(left) || wide(left) < 6 || high(left) < 6 || styleOf(control).pointerEvents === "none") continue;
    const inX = wide(left) * 0.2;
    const inY = high(left) * 0.2;
    const points = [
      [(left.left + left.right) / 2, (left.top + left.bottom) / 2],
      [left.left + inX, left.top + inY],
      [left.right - inX, left.top + inY],
      [left.left + inX, left.bottom - inY],
      [left.right - inX, left.bottom - inY],
    ];
    for (const [x, y] of points) {
      const hit = over(control, x, y);
      if (!hit || isPutAway(control, hit)) continue;
      faults.add(`under something: ${classed(control)} "${named(control)}" by ${classed(hit)} "${named(hit)}"`);
      break;
    }
  }

  // sheets that lie on a part of others
  for (const sheet of root.querySelectorAll(SHEETS)) {
    if (!isSeen(sheet)) continue;
    const box = boxOf(sheet);
    if (isEmpty(box)) continue;
    const { share, by } = coveredOf(sheet);
    const hit = by.find((each) => !sheet.contains(sheetOf(each)) && !isPutAway(sheet, each));
    if (share > 0 && share <= 0.95 && hit)
      faults.add(`half under: ${classed(sheet)} "${named(sheet)}" by ${classed(sheetOf(hit) ?? hit)} (${round(share * 100)} %)`);
  }
  if (document.documentElement.scrollWidth > innerWidth + SLACK) faults.add("the page is wider than the screen");
  return [...faults];
}

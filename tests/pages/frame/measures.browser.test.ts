import { describe, expect, it, onTestFinished } from "vitest"
import { page } from "vitest/browser"

import { brokenLabels, cutIn } from "./labels.ts"
import { unreadable } from "./largeText.ts"
import { tooSmall } from "./sizes.ts"
import { misplaced } from "./spacing.ts"

/** Draws a sample of right and wrong places in a window of 375 px. */
const draws = async (html: string): Promise<Element> => {
  await page.viewport(375, 812)
  const sample = document.body.appendChild(document.createElement("div"))
  sample.innerHTML = html
  onTestFinished(() => sample.remove())
  return sample
}

const sizes = `
  <style>
    body { font: 12px/1 sans-serif }
    button, label { all: unset; display: block; width: 44px; height: 44px }
    .low { height: 43px }
    .card { position: relative; width: 90px; height: 60px }
    .card .low::after { position: absolute; top: 0; right: 0; bottom: 0; left: 0; content: "" }
  </style>
  <p style="font-size: 10.9px">Ten</p><p style="font-size: 11px">Eleven</p>
  <p hidden style="font-size: 9px">Hidden</p>
  <button class="x">Large</button><button class="low">Low</button>
  <div class="card"><button class="low">Covers its card</button></div>
  <label class="x"><input type="checkbox" /></label><input type="checkbox" aria-label="Bare" style="width: 20px" />
  <p>Read the <a class="x" href="/terms">terms</a> first.</p><p><a class="x" href="/terms">Terms</a></p>`

const places = `
  <style>
    body, p, dl, dd { margin: 0; font: 12px/1.5 sans-serif }
    article { height: 30px; border-radius: 8px; background: #eee }
    dl > div, .row { display: flex; justify-content: space-between }
    .badge { position: absolute; top: 12px; left: 20px; width: 20px; border-radius: 9px; background: red; font-size: 11px }
    .bar { position: relative; height: 40px }
    .bar b { position: absolute; top: 12px }
    .strip { display: flex; width: 90px; overflow-x: auto }
    .strip button { flex: none; width: 60px }
  </style>
  <main>
    <article>A</article><article style="margin-top: 3px">B</article><article style="margin-top: 4px">C</article>
    <dl><div style="align-items: center"><dt>Label</dt><dd style="font-size: 30px">7</dd></div>
    <div style="align-items: baseline"><dt>Level</dt><dd style="font-size: 30px">8</dd></div></dl>
    <div class="row" style="align-items: center"><p style="font-size: 30px">Title<br>Text</p><p>Beside both</p></div>
    <div class="bar">
      <a href="/x"><span class="badge">99+</span></a><b style="left: 43px">Menu</b></div>
    <div class="bar">
      <a href="/x"><span class="badge">9</span></a><b style="left: 44px">Other</b></div>
    <div class="strip"><button>First</button><button>Second</button><button>Third</button></div>
  </main>`

const labels = `
  <p style="width: 40px; overflow: hidden; white-space: nowrap">Confirm password</p>
  <p style="width: 40px; overflow-x: auto; white-space: nowrap">Confirm password</p>
  <p style="width: 40px; overflow: hidden; white-space: nowrap">The name of a game</p>
  <p style="width: 40px; height: 20px; overflow: hidden">Confirm password</p>
  <p style="width: 1px; height: 1px; overflow: hidden">Confirm password</p>
  <select style="width: 60px"><option>Confirm password</option></select>
  <select style="width: 200px"><option>Confirm password</option></select>
  <p style="width: 30px">At least ₱ 1,500.00</p><p style="width: 30px">At least ₱\u00a01,500.00</p>`

const texts = `
  <p style="white-space: nowrap; width: 50px">Beyond ${"the window ".repeat(20)}</p>
  <p style="white-space: nowrap; width: 50px; overflow: hidden">Ends in a box</p>
  <div style="overflow-x: auto; width: 50px; white-space: nowrap">In a list that scrolls</div>
  <p style="position: relative; top: 40px">Under</p><p>Over</p>
  <p><button><svg width="20" height="20" style="margin-left: -40px"></svg></button></p>
  <p>Whole</p>`

describe("the measures of every page", () => {
  it("detect small texts and press areas", async () => {
    await draws(sizes)
    expect(tooSmall().map((line) => line.replace(/ of .* px/, ""))).toEqual([
      "text: Ten",
      'target: button "Low" .low',
      'target: input "Bare" .',
      'target: a "Terms" .x',
    ])
  })

  it("detect close cards and badges, uneven rows and cut strips", async () => {
    const strip = (await draws(places)).querySelector(".strip")
    if (strip !== null) strip.scrollLeft = 20
    expect(misplaced().map((line) => line.replace(/-?[\d.]+ px/, "… px"))).toEqual([
      'cards at … px: article "A" . and article "B" .',
      "baselines … px apart: Label and 7 in .",
      "badge 99+ at … px from Menu",
      "cut off at its start: First",
    ])
  })

  it("detect cut labels and options, and lonely currencies", async () => {
    await draws(labels)
    expect(brokenLabels("EN")).toEqual([
      "cut label: Confirm password",
      "cut label: Confirm password",
      "cut option: Confirm password",
      "currency at the end of a line: At least ₱ 1,500.00",
    ])
  })

  it("detect texts beyond the window, cut texts and covered texts", async () => {
    await draws(texts)
    expect(unreadable().map((line) => line.replace(/( the window)+.*| \d+ px/, ""))).toEqual([
      "the page is too wide",
      "cut: Beyond",
      "cut: Ends in a box",
      "covered: Under by Over",
      "covered: Over by Under",
    ])
  })

  it("detect parts of a bar that are cut or outside", async () => {
    const cut = `<b style="display: block; width: 40px; overflow: hidden; white-space: nowrap">Promotion and offers</b>`
    const bar = await draws(`${cut}<i style="position: absolute; left: 370px">Register</i><u>Whole</u>`)
    expect(cutIn(bar)).toEqual(["Promotion and offers", "Register"])
  })
})

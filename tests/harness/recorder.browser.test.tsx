import { describe, expect, it, onTestFinished } from "vitest"

import { actOf, expectedOf } from "#harness/recorder/eventToAction.ts"
import { find, nameOf } from "#harness/recorder/elements.ts"
import { roleOf } from "#harness/recorder/roles.ts"
import { snapshotOf } from "#harness/recorder/snapshot.ts"

import { openTestDock } from "./openTestDock.tsx"

const page = `<main>
  <h1>Sign in</h1>
  <label for="a">Username</label><input id="a" name="username" value="member0">
  <label for="b">Password</label><input id="b" type="password" value="secret text">
  <label for="c">SMS code</label><input id="c" name="code" autocomplete="one-time-code" value="secret text">
  <label for="d">Payment password</label><input id="d" autocomplete="one-time-code" value="secret text">
  <label><input id="e" type="checkbox"> Remember me</label>
  <label for="f">Bank</label><select id="f"><option>BDO</option><option selected>Union Bank</option></select>
  <button id="g" aria-label="Close"><svg></svg></button>
  <button id="h"><span style="display: block">Login</span> <span aria-hidden="true">!</span></button>
  <button id="i"><i>Login</i></button>
  <button hidden>Login</button>
  <a id="j" href="/m/home"><img alt="Home" src="data:,"></a>
  <p id="l">Some  words</p>
</main>`

const draw = () => {
  const root = document.createElement("div")
  root.innerHTML = page
  document.body.append(root)
  onTestFinished(() => root.remove())
  return (id: string): HTMLElement => {
    const element = document.getElementById(id)
    if (element === null) throw new Error(`No element ${id}`)
    return element
  }
}

/** The act of an event on an element. */
const actAt = (element: Element, type: string) => {
  let act: ReturnType<typeof actOf>
  const note = (event: Event) => {
    event.preventDefault()
    act = actOf(document.body, event)
  }
  window.addEventListener(type, note, { capture: true, once: true })
  element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))
  return act
}

describe("an element of a recording", () => {
  it.each([
    ["a", "textbox", "Username"],
    ["e", "checkbox", "Remember me"],
    ["f", "combobox", "Bank"],
    ["g", "button", "Close"],
    ["h", "button", "Login"],
    ["j", "link", "Home"],
  ])("is found by role and name: %s, %s '%s'", (id, role, name) => {
    const element = draw()(id)
    expect([roleOf(element), nameOf(element)]).toEqual([role, name])
    expect(find(document.body, { role, name })).toBe(element)
  })
})

describe("an event of a recording", () => {
  it("taps the button around it, with its number among equal ones", () => {
    const tapped = draw()("i").firstElementChild ?? document.body
    expect(actAt(tapped, "click")).toEqual({
      type: "tap",
      target: { role: "button", name: "Login", nth: 1 },
    })
  })

  it.each(["a", "l"])("is no step on the element %s, which only focuses or does nothing", (id) => {
    expect(actAt(draw()(id), "click")).toBeUndefined()
  })

  it.each([
    ["b", "password"],
    ["c", "code"],
    ["d", "paymentPassword"],
  ])("notes of the secret field %s its kind %s, without the text", (id, secret) => {
    const act = actAt(draw()(id), "input")
    expect(act).toMatchObject({ type: "secret", secret })
    expect(JSON.stringify(act)).not.toContain("secret text")
  })

  it("expects an element visible, by its text, or by its value unless that is secret", () => {
    const at = draw()
    const user = { role: "textbox", name: "Username" }
    expect(expectedOf(document.body, at("a"), "visible")).toEqual({ type: "expectVisible", target: user })
    expect(expectedOf(document.body, at("l"), "text")).toEqual({ type: "expectText", text: "Some words" })
    expect(expectedOf(document.body, at("a"), "value")).toEqual({
      type: "expectValue",
      target: user,
      value: "member0",
    })
    expect(expectedOf(document.body, at("b"), "value")).toBeUndefined()
  })
})

describe("the snapshot of an element", () => {
  it("has roles, names, states and texts, without hidden parts and values", () => {
    const root = document.createElement("div")
    root.innerHTML = `<section aria-label="Box: one">
      <h2>Title <small>more</small></h2>
      <ul><li>First</li><li><a href="/m/home">Home</a> or <button aria-pressed="true" disabled>Like <svg></svg></button></li></ul>
      <label>Word <input type="password" value="secret text"></label>
      <label><input type="checkbox" checked> Keep</label>
      <div><div hidden>gone</div><span aria-hidden="true">gone</span><img alt="" src="data:,"></div>
    </section>`
    document.body.append(root)
    onTestFinished(() => root.remove())
    expect(snapshotOf(root.firstElementChild ?? root).split("\n")).toEqual([
      `- 'region "Box: one"':`,
      '  - heading "Title more" [level=2]',
      "  - list:",
      '    - listitem: "First"',
      "    - listitem:",
      '      - link "Home"',
      '      - text: "or"',
      '      - button "Like" [disabled] [pressed]',
      '  - text: "Word"',
      '  - textbox "Word"',
      '  - checkbox "Keep" [checked]',
      '  - text: "Keep"',
    ])
  })
})

describe("the Record panel", () => {
  it("records taps, settings and an expectation, also for the bug report", async () => {
    const at = draw()
    const { harness, openPanel } = await openTestDock()
    const panel = await openPanel("Record")
    await panel.getByRole("button", { name: "Record", exact: true }).click()
    await expect.element(panel.getByRole("button", { name: "Stop recording" })).toBeVisible()
    at("g").click()
    await harness.configure({ scale: "few" })
    await panel.getByRole("button", { name: "Expect text" }).click()
    at("l").click()
    await panel.getByRole("button", { name: "Stop recording" }).click()
    await expect
      .element(panel.getByRole("list"))
      .toHaveTextContent(
        `Tap the button 'Close'Harness: configure({"scale":"few"})Expect the text 'Some words'`,
      )
    expect(JSON.parse(await harness.bugReport()).recording).toEqual(harness.recorder.state().recording)
  })

  it("records where scrolling by the tester ends, and no scrolling of the app", async () => {
    const tall = document.createElement("div")
    tall.style.height = "4000px"
    document.body.append(tall)
    onTestFinished(() => {
      tall.remove()
      window.scrollTo(0, 0)
    })
    const { harness } = await openTestDock()
    await harness.recorder.record()
    const steps = () => harness.recorder.state().recording?.steps.map(({ act }) => act)
    const scrolled = (top: number) =>
      new Promise((resolve) => {
        window.addEventListener("scroll", resolve, { once: true })
        window.scrollTo(0, top)
      })
    await scrolled(300)
    window.dispatchEvent(new WheelEvent("wheel", { bubbles: true }))
    await scrolled(500)
    await scrolled(700)
    await expect.poll(steps).toEqual([{ type: "scroll", left: 0, top: 700 }])
  })
})

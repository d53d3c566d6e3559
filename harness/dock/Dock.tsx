import { Schema } from "effect"
import { type KeyboardEvent, useContext, useEffect, useLayoutEffect, useRef, useState } from "react"

import { BurstPanel } from "../panels/BurstPanel.tsx"
import { ClockPanel } from "../panels/ClockPanel.tsx"
import { ContentPanel } from "../panels/ContentPanel.tsx"
import { DataPanel } from "../panels/DataPanel.tsx"
import { EntryPanel } from "../panels/EntryPanel.tsx"
import { GamesPanel } from "../panels/GamesPanel.tsx"
import { LogPanel } from "../panels/LogPanel.tsx"
import { NetworkPanel } from "../panels/NetworkPanel.tsx"
import { PersonaPanel } from "../panels/PersonaPanel.tsx"
import { PlatformPanel } from "../panels/PlatformPanel.tsx"
import { PreferencePanel } from "../panels/PreferencePanel.tsx"
import { ScenarioPanel } from "../panels/ScenarioPanel.tsx"
import { StatePanel } from "../panels/StatePanel.tsx"
import { SystemPanel } from "../panels/SystemPanel.tsx"
import { WhitelabelPanel } from "../panels/WhitelabelPanel.tsx"
import { ChangeChips } from "./ChangeChips.tsx"
import { changesOf } from "./changes.ts"
import { controlsIn } from "./controlIndex.ts"
import { ControlSearch, type Panel, type Target } from "./ControlSearch.tsx"
import { ChangedMark } from "./controls.tsx"
import { EdgeTab } from "./EdgeTab.tsx"
import { FormsContext, useRemembered } from "./forms.ts"
import { HeadActions } from "./HeadActions.tsx"
import { changedPanels } from "./panelFields.ts"
import { openFile } from "./openFile.ts"
import { useUndoKeys } from "./UndoButtons.tsx"
import { useHarness } from "./useHarness.ts"

const panels: ReadonlyArray<Panel> = [
  { title: "Persona", body: PersonaPanel },
  { title: "Data", body: DataPanel },
  { title: "Whitelabel", body: WhitelabelPanel },
  { title: "System", body: SystemPanel },
  { title: "Preferences", body: PreferencePanel },
  { title: "Platform", body: PlatformPanel },
  { title: "Content", body: ContentPanel },
  { title: "Entry", body: EntryPanel },
  { title: "Games", body: GamesPanel },
  { title: "Network", body: NetworkPanel },
  { title: "Clock", body: ClockPanel },
  { title: "Log", body: LogPanel },
  { title: "State", body: StatePanel },
  { title: "Bursts", body: BurstPanel },
  { title: "Scenario", body: ScenarioPanel },
]

const titles = panels.map(({ title }) => title)

interface TabsProps {
  /** The title of a panel. */
  readonly chosen: string
  readonly onChoose: (title: string) => void
}

const Tabs = ({ chosen, onChoose }: TabsProps) => {
  const changed = changedPanels(useHarness().scenario())
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget } = event
    // Up and down too, because the panels are in several rows.
    const step = Number(/^Arrow(Right|Down)$/.test(key)) - Number(/^Arrow(Left|Up)$/.test(key))
    if (step === 0) return
    event.preventDefault()
    const next = (titles.indexOf(chosen) + step + titles.length) % titles.length
    onChoose(titles[next] ?? chosen)
    currentTarget.querySelectorAll("button")[next]?.focus()
  }
  return (
    <div role="tablist" aria-label="Panels" className="tabs" onKeyDown={onKeyDown}>
      {titles.map((title) => (
        <button
          key={title}
          id={`tab-${title}`}
          type="button"
          role="tab"
          aria-selected={title === chosen}
          aria-controls="panel"
          tabIndex={title === chosen ? 0 : -1}
          onClick={() => onChoose(title)}
        >
          {title}
          {changed.has(title) && <ChangedMark />}
        </button>
      ))}
    </div>
  )
}

/** Opens the panel of a found control and focuses the control. Clears typed filters that hide the control. */
const useFind = (onChoose: (title: string) => void) => {
  const forms = useContext(FormsContext)
  const panel = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Target & { readonly formNumber: number }>()
  const [formNumber, setFormNumber] = useState(0)
  useLayoutEffect(() => {
    if (target === undefined || panel.current === null) return
    const found = controlsIn(panel.current).find(({ name }) => name === target.name)
    found?.element.scrollIntoView({ block: "center" })
    found?.element.focus({ preventScroll: true })
    if (found !== undefined || formNumber !== target.formNumber) return setTarget(undefined)
    forms.forget(target.panel)
    setFormNumber(formNumber + 1)
  }, [target, formNumber, forms])
  const find = (control: Target): void => {
    onChoose(control.panel)
    setTarget({ ...control, formNumber })
  }
  return { panel, formNumber, find }
}

const OpenDock = ({ onClose }: { readonly onClose: () => void }) => {
  const harness = useHarness()
  const [title, setTitle] = useRemembered("Dock panel", Schema.Literals(titles), "Persona")
  const [tall, setTall] = useRemembered("Dock tall", Schema.Boolean, false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { panel, formNumber, find } = useFind(setTitle)
  const onKeyDown = useUndoKeys()
  const notice = harness.notice()
  const Body = panels.find((each) => each.title === title)?.body ?? PersonaPanel
  return (
    <section
      className={tall ? "sheet tall" : "sheet"}
      role="region"
      aria-label="Harness"
      onKeyDown={onKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // Prevents the browser from navigating to the file.
        event.preventDefault()
        openFile(harness, event.dataTransfer.files[0])
      }}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          Harness <small>Everything is simulated: there is no backend.</small>
        </h2>
        <button type="button" className="plain taller" onClick={() => setTall(!tall)} aria-pressed={tall}>
          Tall
        </button>
        <button type="button" className="plain" onClick={onClose}>
          Close
        </button>
      </header>
      <HeadActions />
      {notice !== "" && (
        <p role="alert" className="notice">
          {notice}
        </p>
      )}
      {harness.isTabSeparate() && <p className="note">Each tab is separate.</p>}
      <ControlSearch panels={panels} onChoose={find} />
      <ChangeChips />
      <Tabs chosen={title} onChoose={setTitle} />
      <div
        ref={panel}
        id="panel"
        role="tabpanel"
        aria-labelledby={`tab-${title}`}
        className="panel"
        key={`${title} ${formNumber}`}
      >
        <Body />
      </div>
    </section>
  )
}

const isOpener = (event: globalThis.KeyboardEvent): boolean =>
  event.ctrlKey && event.shiftKey && event.key.toLowerCase() === "h"

interface DockProps {
  /** The element with the dock; hidden from assistive technology while the dock is closed. */
  readonly host: HTMLElement
}

export const Dock = ({ host }: DockProps) => {
  const harness = useHarness()
  const [open, storeOpen] = useRemembered("Dock open", Schema.Boolean, harness.notice() !== "")
  const before = useRef<Element | null>(null)
  /** Opens or closes the dock. Closing restores the previous focus. */
  const setOpen = (next: boolean): void => {
    if (next) before.current = document.activeElement
    else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    storeOpen(next)
  }
  useEffect(() => {
    if (open) host.removeAttribute("aria-hidden")
    else host.setAttribute("aria-hidden", "true")
  }, [host, open])
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const closes = open && event.key === "Escape" && event.composedPath().includes(host)
      if (!isOpener(event) && !closes) return
      event.preventDefault()
      event.stopPropagation()
      setOpen(!open)
    }
    window.addEventListener("keydown", onKeyDown, true)
    return () => window.removeEventListener("keydown", onKeyDown, true)
  })
  return (
    <>
      {open && <OpenDock onClose={() => setOpen(false)} />}
      <EdgeTab open={open} changes={changesOf(harness).length} onPress={() => setOpen(!open)} />
    </>
  )
}

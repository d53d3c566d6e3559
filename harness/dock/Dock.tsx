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
import { RecordPanel } from "../panels/RecordPanel.tsx"
import { ScenarioPanel } from "../panels/ScenarioPanel.tsx"
import { StatePanel } from "../panels/StatePanel.tsx"
import { SystemPanel } from "../panels/SystemPanel.tsx"
import { WhitelabelPanel } from "../panels/WhitelabelPanel.tsx"
import { storedKeys } from "../scenario/storedKeys.ts"
import { ChangeChips } from "./ChangeChips.tsx"
import { changesOf } from "./changes.ts"
import { controlsIn } from "./controlIndex.ts"
import { ControlSearch, type Panel, type Target } from "./ControlSearch.tsx"
import { ChangedMark } from "./controls.tsx"
import { EdgeTab } from "./EdgeTab.tsx"
import { FormsContext, useRemembered } from "./forms.ts"
import { changedPanels } from "./panelFields.ts"
import { openDroppedFile } from "./openFile.ts"
import * as Remembered from "./remembered.ts"
import { UndoButtons, useUndoKeys } from "./UndoButtons.tsx"
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
  { title: "Record", body: RecordPanel },
  { title: "Scenario", body: ScenarioPanel },
]

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

const tabId = (index: number): string => `tab-${index}`

const Tabs = ({
  chosen,
  onChoose,
}: {
  readonly chosen: number
  readonly onChoose: (index: number) => void
}) => {
  const list = useRef<HTMLDivElement>(null)
  const changed = changedPanels(useHarness().scenario())
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = steps[key]
    if (step === undefined) return
    const next = (chosen + step + panels.length) % panels.length
    onChoose(next)
    list.current?.querySelectorAll("button")[next]?.focus()
  }
  return (
    <div ref={list} role="tablist" aria-label="Panels" className="tabs" onKeyDown={onKeyDown}>
      {panels.map(({ title }, index) => (
        <button
          key={title}
          id={tabId(index)}
          type="button"
          role="tab"
          aria-selected={index === chosen}
          aria-controls="panel"
          tabIndex={index === chosen ? 0 : -1}
          onClick={() => onChoose(index)}
        >
          {title}
          {changed.has(title) && <ChangedMark />}
        </button>
      ))}
    </div>
  )
}

const HarnessAlert = () => {
  const notice = useHarness().notice()
  return notice === "" ? null : (
    <p role="alert" className="notice">
      {notice}
    </p>
  )
}

/** Opens the panel of a found control and focuses it. Typed filters that hide it are dropped. */
const useFind = (onChoose: (index: number) => void) => {
  const forms = useContext(FormsContext)
  const panel = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<Target & { readonly round: number }>()
  const [round, setRound] = useState(0)
  useLayoutEffect(() => {
    if (target === undefined || panel.current === null) return
    const found = controlsIn(panel.current).find(({ name }) => name === target.name)
    found?.element.scrollIntoView({ block: "center" })
    found?.element.focus({ preventScroll: true })
    if (found !== undefined || round !== target.round) return setTarget(undefined)
    forms.forget(target.panel)
    setRound(round + 1)
  }, [target, round, forms])
  const find = (control: Target): void => {
    onChoose(panels.findIndex(({ title }) => title === control.panel))
    setTarget({ ...control, round })
  }
  return { panel, round, find }
}

interface OpenDockProps {
  readonly chosen: number
  readonly onChoose: (index: number) => void
  readonly tall: boolean
  readonly onTall: (tall: boolean) => void
  readonly onClose: () => void
}

const OpenDock = ({ chosen, onChoose, tall, onTall, onClose }: OpenDockProps) => {
  const harness = useHarness()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const { panel, round, find } = useFind(onChoose)
  const onKeyDown = useUndoKeys()
  const Body = panels[chosen]?.body ?? PersonaPanel
  return (
    <section
      className={tall ? "sheet tall" : "sheet"}
      role="region"
      aria-label="Harness"
      onKeyDown={onKeyDown}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => openDroppedFile(harness, event)}
    >
      <header>
        <h2 ref={heading} tabIndex={-1}>
          Harness <small>Everything is simulated: there is no backend.</small>
        </h2>
        <UndoButtons />
        <button type="button" className="plain" onClick={() => onTall(!tall)} aria-pressed={tall}>
          Tall
        </button>
        <button type="button" className="plain" onClick={onClose}>
          Close
        </button>
      </header>
      <HarnessAlert />
      {harness.isTabSeparate() && <p className="note">Each tab is separate.</p>}
      <ControlSearch panels={panels} onChoose={find} />
      <ChangeChips />
      <Tabs chosen={chosen} onChoose={onChoose} />
      <div
        ref={panel}
        id="panel"
        role="tabpanel"
        aria-labelledby={tabId(chosen)}
        className="panel"
        key={`${chosen} ${round}`}
      >
        <Body />
      </div>
    </section>
  )
}

interface DockProps {
  /** The element with the dock; hidden from assistive technology while the dock is closed. */
  readonly host: HTMLElement
}

const isOpener = (event: globalThis.KeyboardEvent): boolean =>
  event.ctrlKey && event.shiftKey && event.key.toLowerCase() === "h"

const titles = panels.map(({ title }) => title)

/** Whether the dock is open, and its panel; both survive a reload. Closing it restores the previous focus. */
const useDock = (opensAnyway: boolean) => {
  const [state, setState] = useState(() => {
    const stored = Remembered.read(sessionStorage.getItem(storedKeys.dock), titles)
    return { ...stored, isOpen: stored.isOpen || opensAnyway }
  })
  const before = useRef<Element | null>(null)
  const change = (next: Remembered.DockState): void => {
    sessionStorage.setItem(storedKeys.dock, Remembered.write(next))
    setState(next)
  }
  // The app clears the tab's storage at sign-out.
  useEffect(() => {
    const save = () => sessionStorage.setItem(storedKeys.dock, Remembered.write(state))
    window.addEventListener("pagehide", save)
    return () => window.removeEventListener("pagehide", save)
  }, [state])
  const setOpen = (isOpen: boolean): void => {
    if (isOpen) before.current = document.activeElement
    else if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
    change({ ...state, isOpen })
  }
  const choose = (index: number): void => change({ ...state, panel: titles[index] ?? state.panel })
  return { open: state.isOpen, setOpen, chosen: titles.indexOf(state.panel), choose }
}

export const Dock = ({ host }: DockProps) => {
  const harness = useHarness()
  const { open, setOpen, chosen, choose } = useDock(harness.notice() !== "")
  const [tall, setTall] = useRemembered("Dock tall", Schema.Boolean, false)
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
      {open && (
        <OpenDock
          chosen={chosen}
          onChoose={choose}
          tall={tall}
          onTall={setTall}
          onClose={() => setOpen(false)}
        />
      )}
      <EdgeTab open={open} changes={changesOf(harness).length} onPress={() => setOpen(!open)} />
    </>
  )
}

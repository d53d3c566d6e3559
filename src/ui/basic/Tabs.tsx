import { type KeyboardEvent, type ReactNode, useId, useRef } from "react"

import styles from "./Tabs.module.css"

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  /** A view of its own, which stays as it was left while another one shows. */
  readonly panel?: ReactNode | undefined
}

export interface TabsProps<Value extends string> {
  /** What the tabs choose among, for assistive technology. */
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Value>>
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** What belongs to the chosen tab, where tabs have no panels of their own. */
  readonly children?: ReactNode | undefined
}

/** Where a key leads from a tab. */
const goals: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** A few views of which one shows. */
export const Tabs = <Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) => {
  const id = useId()
  const buttons = useRef(new Map<Value, HTMLButtonElement>())
  const chosen = tabs.findIndex((tab) => tab.value === value)
  const onKeyDown = (event: KeyboardEvent) => {
    const goal = tabs[goals[event.key]?.(chosen, tabs.length) ?? -1]
    if (goal === undefined) return
    event.preventDefault()
    onChange(goal.value)
    buttons.current.get(goal.value)?.focus()
  }
  const keep = (of: Value) => (button: HTMLButtonElement | null) => {
    if (button !== null) buttons.current.set(of, button)
  }
  return (
    <>
      <div role="tablist" aria-label={label} className={styles["list"]} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.value}
            ref={keep(tab.value)}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-controls={`${id}-panel-${tab.value}`}
            aria-selected={tab.value === value}
            tabIndex={tab.value === value ? 0 : -1}
            className={styles["tab"]}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
        >
          {tab.panel ?? (tab.value === value && children)}
        </div>
      ))}
    </>
  )
}

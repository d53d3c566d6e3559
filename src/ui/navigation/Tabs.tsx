import * as Radix from "radix-ui/tabs"
import type { ReactNode } from "react"

import styles from "./Tabs.module.css"

export interface Tab<Value extends string> {
  readonly value: Value
  readonly label: string
  /** Stays mounted, so that the panel's state survives while another tab is selected. */
  readonly panel?: ReactNode | undefined
}

export interface TabsProps<Value extends string> {
  readonly label: string
  readonly tabs: ReadonlyArray<Tab<Value>>
  readonly value: Value
  readonly onChange: (value: Value) => void
  /** The content of the selected tab, if the tabs have no panels. */
  readonly children?: ReactNode | undefined
}

export const Tabs = <Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) => {
  const select = (next: string) => {
    const tab = tabs.find((each) => each.value === next)
    if (tab !== undefined) onChange(tab.value)
  }
  return (
    <Radix.Root value={value} onValueChange={select}>
      <Radix.List aria-label={label} className={styles["list"]}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles["tab"]}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          hidden={tab.value !== value}
          // A panel contains focusable controls, so Tab must not stop at the panel itself.
          tabIndex={undefined}
        >
          {tab.panel ?? (tab.value === value && children)}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

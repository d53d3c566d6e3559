import type { Locator } from "vitest/browser"

import { protection } from "#gateway/calls/protection/protection.ts"
import type { OpenApp } from "#tests/support/page.tsx"
import { main } from "#tests/support/pagePlayer.ts"

export const opensGame = (): Promise<void> =>
  main().getByRole("region", { name: "Recently played" }).getByRole("button").first().click()

const notice = (hasText: RegExp): Locator => main().getByRole("status").filter({ hasText })

export const closed = (): Locator => notice(/^Closed/)

export const closedUntil = (): Locator => notice(/^Closed until /)

/** From now on the gateway answers that a break has an hour left. */
export const beginsBreak = ({ rewrite }: Pick<OpenApp, "rewrite">): void =>
  rewrite<{ now: number }>(protection, (value) => ({ ...value, break: { until: value.now + 3_600_000 } }))

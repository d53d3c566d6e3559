import type { StoryDefault } from "@ladle/react"

import { iframeGameAtom } from "#atoms/games/launch.ts"
import { failing } from "#ladle/storyOptions.ts"
import type { StoryOptions } from "#ladle/storyApp.ts"
import { storiesOf } from "#ladle/PageStory.tsx"

import { GamePlay } from "./GamePlay.tsx"

const wallet = "/wps/wallets/gcs"

export default { title: "Games / Running game" } satisfies StoryDefault

/** A placeholder game: a page that sends no requests. */
const game = {
  name: "Golden Koi",
  url: `data:text/html,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>Golden Koi</title><body style="margin:0;height:100vh;background:linear-gradient(160deg,#14304a,#3b0f3f)"></body></html>`,
  )}`,
}

const opened = (options: StoryOptions) =>
  storiesOf(<GamePlay />)({ ...options, before: (store) => store.set(iframeGameAtom, game) })

export const Member = opened({ persona: "0" })

export const Trial = opened({ persona: "4" })

export const HiddenBalance = opened({ persona: "0", stored: { BALANCE_HIDDEN: "1" } })

export const BalanceLoading = opened({ persona: "0", unanswered: [wallet] })

export const BalanceFailed = opened({ persona: "0", settings: failing(wallet) })

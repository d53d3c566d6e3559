import { type ComponentType, createElement, Fragment, type ReactNode } from "react"

import { loadFailedStyles } from "#platform/failedFiles.ts"

import { withTexts } from "./areaTexts.ts"

// Only this file imports the code of player protection, which does not load if the merchant disables the module.

export const loadProtectionPage = () => import("#pages/protection/ProtectionPage.tsx")

export const loadProtectionTerms = async (): Promise<ComponentType> =>
  (await withTexts(["protection"], import("#pages/protection/ProtectionRules.tsx"))).ProtectionTerms

const loadClosedDeposit = () =>
  withTexts(["cashier"], import("#pages/cashier/deposit/ClosedDeposit.tsx")).then(
    ({ ClosedDeposit }) => ClosedDeposit,
  )

export const loadPlayGate = async (): Promise<ComponentType<{ readonly children?: ReactNode }>> => {
  const { PlayGate } = await withTexts(["protection"], import("#pages/protection/play/PlayGate.tsx"))
  return ({ children }) => createElement(PlayGate, { loadDeposit: loadClosedDeposit }, children)
}

export const loadClosedHome = async (): Promise<ComponentType> =>
  (await withTexts(["protection"], import("#pages/home/ClosedHome.tsx"))).ClosedHome

export const loadGame = async (): Promise<ComponentType> => {
  const [{ GamePlay }, { LeaveNotice, PlayBar }] = await Promise.all([
    withTexts(["games"], import("#pages/games/GamePlay.tsx")),
    withTexts(["protection"], import("#pages/protection/play/PlayBar.tsx")),
  ])
  const bar = createElement(PlayBar)
  return () => createElement(Fragment, null, createElement(GamePlay, null, bar), createElement(LeaveNotice))
}

const loadRealityCheck = async (): Promise<ComponentType> =>
  (await withTexts(["protection"], import("#pages/protection/play/PlayBar.tsx"))).RealityCheck

export const loadProtectionWatch = async (): Promise<ComponentType> => {
  await loadFailedStyles()
  const { ProtectionWatch } = await withTexts(
    ["protection"],
    import("#pages/protection/play/ProtectionWatch.tsx"),
  )
  return () => createElement(ProtectionWatch, { loadCheck: loadRealityCheck })
}

import { type ComponentType, createElement, Fragment, type ReactNode } from "react"

import { type Language, languageFacts } from "#config/product.ts"
import { loadFailedStyles } from "#platform/failedFiles.ts"

import type { Dictionary } from "./dictionaries.ts"
import { addTexts } from "./i18n.ts"

// Only this file imports the code of player protection, which does not load if the merchant disables the module.

const files = import.meta.glob<Dictionary>("../i18n/locales/protection/*.json", { import: "default" })

const fetchTexts = async (language: Language): Promise<Dictionary> => {
  const fetchFile = files[`../i18n/locales/protection/${languageFacts[language].file}.json`]
  if (fetchFile === undefined) throw new Error(`${language} has no texts of player protection`)
  return fetchFile()
}

const withTexts = async <Module>(chunk: Promise<Module>): Promise<Module> => {
  const [module] = await Promise.all([chunk, addTexts(fetchTexts)])
  return module
}

export const loadProtectionPage = () => withTexts(import("#pages/protection/ProtectionPage.tsx"))

const loadClosedDeposit = () =>
  import("#pages/cashier/deposit/ClosedDeposit.tsx").then(({ ClosedDeposit }) => ClosedDeposit)

export const loadPlayGate = async (): Promise<ComponentType<{ readonly children?: ReactNode }>> => {
  const { PlayGate } = await withTexts(import("#pages/protection/play/PlayGate.tsx"))
  return ({ children }) => createElement(PlayGate, { loadDeposit: loadClosedDeposit }, children)
}

export const loadClosedHome = async (): Promise<ComponentType> =>
  (await withTexts(import("#pages/home/ClosedHome.tsx"))).ClosedHome

export const loadGame = async (): Promise<ComponentType> => {
  const [{ GamePlay }, { LeaveNotice, PlayBar }] = await Promise.all([
    import("#pages/games/GamePlay.tsx"),
    withTexts(import("#pages/protection/play/PlayBar.tsx")),
  ])
  const bar = createElement(PlayBar)
  return () => createElement(Fragment, null, createElement(GamePlay, null, bar), createElement(LeaveNotice))
}

const loadRealityCheck = async (): Promise<ComponentType> =>
  (await withTexts(import("#pages/protection/play/PlayBar.tsx"))).RealityCheck

export const loadProtectionWatch = async (): Promise<ComponentType> => {
  await loadFailedStyles()
  const { ProtectionWatch } = await withTexts(import("#pages/protection/play/ProtectionWatch.tsx"))
  return () => createElement(ProtectionWatch, { loadCheck: loadRealityCheck })
}

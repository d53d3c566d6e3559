import { loadFailedStyles } from "#platform/failedFiles.ts"

import type { TextArea } from "./textAreas.ts"

// Loads failed style sheets first, because a component must not show without its styles.
const styled =
  <Component>(load: () => Promise<Component>) =>
  async (): Promise<Component> => {
    await loadFailedStyles()
    return load()
  }

// A chunk with its texts.
const worded = async <Module>(chunk: Promise<Module>, area: TextArea = "frame"): Promise<Module> => {
  const texts = import("./areaTexts.ts").then(({ withTexts }) => withTexts([area], chunk))
  const [module] = await Promise.all([chunk, texts])
  return module
}

// This file is a separate chunk, so that home's first content does not wait for the list of its files.
export const frameChunks = {
  menu: styled(() => import("#pages/frame/menu/MainMenu.tsx").then(({ MainMenu }) => MainMenu)),
  service: styled(() =>
    worded(import("#pages/frame/menu/ServiceMenu.tsx")).then(({ ServiceMenu }) => ServiceMenu),
  ),
  confirmDialogs: styled(() =>
    worded(import("#pages/frame/ConfirmDialogs.tsx")).then(({ ConfirmDialogs }) => ConfirmDialogs),
  ),
  popups: styled(() =>
    worded(import("#pages/frame/popup/PopupQueue.tsx")).then(({ PopupQueue }) => PopupQueue),
  ),
  close: styled(() =>
    import("#pages/games/lottery/LotteryIframePage.tsx").then(({ LotteryClose }) => LotteryClose),
  ),
  game: styled(() => worded(import("#pages/games/GamePlay.tsx"), "games").then(({ GamePlay }) => GamePlay)),
  blocked: () => worded(import("#pages/frame/error/BlockedPage.tsx")).then(({ BlockedPage }) => BlockedPage),
  serviceDown: () =>
    worded(import("#pages/frame/error/ServiceDownPage.tsx")).then(({ ServiceDownPage }) => ServiceDownPage),
} as const

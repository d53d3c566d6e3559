import { loadFailedStyles } from "#platform/failedFiles.ts"

// Loads failed style sheets first, because a component must not show without its styles.
const styled =
  <Component>(load: () => Promise<Component>) =>
  async (): Promise<Component> => {
    await loadFailedStyles()
    return load()
  }

const protection = () => import("./protection.ts")

export const importHome = () => import("./home.ts")

export const lazyComponents = {
  ticker: styled(() => importHome().then(({ home }) => home.HomeTicker)),
  menu: styled(() => import("#pages/frame/menu/MainMenu.tsx").then(({ MainMenu }) => MainMenu)),
  service: styled(() => import("#pages/frame/menu/ServiceMenu.tsx").then(({ ServiceMenu }) => ServiceMenu)),
  confirmDialogs: styled(() =>
    import("#pages/frame/ConfirmDialogs.tsx").then(({ ConfirmDialogs }) => ConfirmDialogs),
  ),
  popups: styled(() => import("#pages/frame/popup/PopupQueue.tsx").then(({ PopupQueue }) => PopupQueue)),
  close: styled(() =>
    import("#pages/games/lottery/LotteryIframePage.tsx").then(({ LotteryClose }) => LotteryClose),
  ),
  protectionWatch: () => protection().then(({ loadProtectionWatch }) => loadProtectionWatch()),
  closedHome: () => protection().then(({ loadClosedHome }) => loadClosedHome()),
  playGate: () => protection().then(({ loadPlayGate }) => loadPlayGate()),
  protectedGame: () => protection().then(({ loadGame }) => loadGame()),
  game: styled(() => import("#pages/games/GamePlay.tsx").then(({ GamePlay }) => GamePlay)),
} as const

const frame = () => import("./frameChunks.ts").then(({ frameChunks }) => frameChunks)

const protection = () => import("./protection.ts")

export const importHome = () => import("./home.ts")

export const lazyComponents = {
  ticker: () => importHome().then(({ home }) => home.HomeTicker),
  menu: () => frame().then((chunks) => chunks.menu()),
  service: () => frame().then((chunks) => chunks.service()),
  confirmDialogs: () => frame().then((chunks) => chunks.confirmDialogs()),
  popups: () => frame().then((chunks) => chunks.popups()),
  close: () => frame().then((chunks) => chunks.close()),
  protectionWatch: () => protection().then(({ loadProtectionWatch }) => loadProtectionWatch()),
  closedHome: () => protection().then(({ loadClosedHome }) => loadClosedHome()),
  playGate: () => protection().then(({ loadPlayGate }) => loadPlayGate()),
  protectedGame: () => protection().then(({ loadGame }) => loadGame()),
  game: () => frame().then((chunks) => chunks.game()),
  blocked: () => frame().then((chunks) => chunks.blocked()),
  serviceDown: () => frame().then((chunks) => chunks.serviceDown()),
} as const

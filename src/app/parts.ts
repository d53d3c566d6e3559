import { pagesDictionary } from "./i18n.ts"

/** What lies about and over the pages, and comes when it is wanted. */
export const parts = {
  menu: () => import("#pages/frame/MainMenu.tsx").then(({ MainMenu }) => MainMenu),
  service: () => import("#pages/frame/ServiceDesk.tsx").then(({ ServiceDesk }) => ServiceDesk),
  questions: () => import("#pages/frame/Questions.tsx").then(({ Questions }) => Questions),
  popups: () => import("#pages/frame/PopupQueue.tsx").then(({ PopupQueue }) => PopupQueue),
  title: () =>
    Promise.all([import("./LaterPage.tsx"), pagesDictionary()]).then(([{ PageTitle }]) => PageTitle),
  close: () => import("#pages/games/LotteryFramePage.tsx").then(({ LotteryClose }) => LotteryClose),
  game: () => import("#pages/games/GamePlay.tsx").then(({ GamePlay }) => GamePlay),
} as const

import { renderToStaticMarkup } from "react-dom/server"
import { Router } from "wouter"

import { makeResponses, type Responses } from "./data.ts"
import { Lobby } from "./Lobby.tsx"

const render = (responses: Responses): string =>
  renderToStaticMarkup(
    <Router ssrPath="/">
      <Lobby responses={responses} />
    </Router>,
  ).replace(/<link rel="preload"[^>]*>/g, "") // The browser finds pictures by itself.

const all = makeResponses()

export const wholeLobby = render(all)

const none = { games: [], winners: [], notices: [] }

/** The markup of a document before the responses arrive. */
export const frame = render({ ...all, ...none, categories: all.categories.map(() => "") })

import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"

import { call, type Responses } from "./data.ts"
import { Lobby, Pages } from "./Lobby.tsx"

const callAll = async (): Promise<Responses> => {
  const status = await call("status")
  const later = [call("categories"), call("games"), call("winners"), call("notices")] as const
  const [categories, games, winners, notices] = await Promise.all(later)
  return { status, categories, games, winners, notices }
}

const Home = () => {
  const [responses, setResponses] = useState<Responses>()
  useEffect(() => void callAll().then(setResponses), [])
  return responses === undefined ? <header>LOBBY</header> : <Lobby responses={responses} />
}

const root = document.getElementById("root")
if (root !== null) createRoot(root).render(<Pages home={<Home />} />)

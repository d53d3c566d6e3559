import { createRoot } from "react-dom/client"

import { isPhonesHost } from "./hosts.ts"
import "./phones.css"
import { Phones } from "./Phones.tsx"
import { WhereToOpen } from "./WhereToOpen.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no root.")
createRoot(root).render(isPhonesHost(location) ? <Phones /> : <WhereToOpen />)

import { createRoot } from "react-dom/client"

import { controlBy, hasOneGateway } from "../gateway/gatewayControl.ts"
import { isPhonesHost } from "./hosts.ts"
import "../dock/controls.css"
import "./phones.css"
import { Phones } from "./Phones.tsx"
import { WhereToOpen } from "./WhereToOpen.tsx"

const root = document.getElementById("root")
if (root === null) throw new Error("The page has no root.")
const shown = createRoot(root)
if (isPhonesHost(location))
  void hasOneGateway(controlBy(fetch.bind(window))).then((isOneGateway) =>
    shown.render(<Phones isOneGateway={isOneGateway} />),
  )
else shown.render(<WhereToOpen />)

import { phonesOrigin } from "#harness/phones/hosts.ts"
import { smsCode } from "#fixtures/logic/entry/codes.ts"
import { demoPaymentPassword } from "#fixtures/logic/cashier/securitySettings.ts"
import { demoPassword, personas } from "#fixtures/personas.ts"

/** What `npm start` prints: the addresses, the keys of the dock and the accounts. */
export const introduction = (url: string, gateway: string | undefined): string =>
  [
    `The lobby with its harness: ${url}/m/home`,
    `Phones side by side: ${phonesOrigin(new URL(url))}/phones`,
    ...(gateway === undefined ? [] : [`Their gateway: ${gateway}`]),
    "Keys of the dock: Ctrl+Shift+H opens it, Escape closes it, Ctrl+Z undoes, Ctrl+Shift+Z redoes.",
    `Accounts, with password ${demoPassword}, payment password ${demoPaymentPassword} and SMS code ${smsCode}:`,
    ...personas.flatMap(({ account, type, title }) => (type === null ? [] : [`  ${account}: ${title}`])),
    "Ctrl-C stops it.",
  ].join("\n")

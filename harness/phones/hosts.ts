/** The common domain of all phones. Because all phones are same-site, browsers do not restrict the storage of the iframes. */
const site = "lobby.localhost"

/** The limits of the number of phones. */
export const fewestPhones = 2
export const mostPhones = 6

/** The parts of an address from which the origins of phones and their page are computed. */
export type HostLocation = Pick<Location, "protocol" | "hostname" | "port">

const originOf = ({ protocol, port }: HostLocation, name: string): string =>
  `${protocol}//${name}.${site}${port === "" ? "" : `:${port}`}`

/** The origin of the page that shows the phones. */
export const phonesOrigin = (location: HostLocation): string => originOf(location, "phones")

/** The origin of a phone. */
export const phoneOrigin = (location: HostLocation, number: number): string =>
  originOf(location, `phone-${number}`)

/** Whether a page has the host at which phones can be shown. */
export const isPhonesHost = ({ hostname }: Pick<HostLocation, "hostname">): boolean =>
  hostname === `phones.${site}`

const phoneHost = new RegExp(String.raw`^phone-[1-${mostPhones}]\.${site.replace(".", String.raw`\.`)}$`)

/** Whether a page has the host of a phone. */
export const isPhoneHost = ({ hostname }: Pick<HostLocation, "hostname">): boolean => phoneHost.test(hostname)

/** The numbers that phones can have. */
export const numbers: ReadonlyArray<number> = Array.from({ length: mostPhones }, (_, index) => index + 1)

/** The number of the phone with an origin, of the same protocol and port; undefined for any other origin. */
export const numberOf = (location: HostLocation, origin: string): number | undefined =>
  numbers.find((number) => phoneOrigin(location, number) === origin)

/** What framer-motion needs beyond its shell; loaded after the first content. */
export { domMin } from "framer-motion"

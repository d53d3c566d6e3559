/** The part of framer-motion that animates by the browser's own means; loaded after the first content. */
export { animate } from "framer-motion/dom/mini"

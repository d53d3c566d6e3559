/** The part of framer-motion that animates elements; loaded after the first content. */
export { animate } from "framer-motion/dom"

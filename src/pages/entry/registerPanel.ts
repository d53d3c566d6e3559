/** Loads the register form, which only one tab of the entry page needs. */
export const registerPanel = () => import("./RegisterPanel.tsx").then(({ RegisterPanel }) => RegisterPanel)

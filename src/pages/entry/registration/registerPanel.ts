export const registerPanel = () => import("./RegisterPanel.tsx").then(({ RegisterPanel }) => RegisterPanel)

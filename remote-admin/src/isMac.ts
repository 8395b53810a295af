/** Whether the keyboard has a Cmd key. */
export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

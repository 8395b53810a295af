import { createContext } from "react";

/** Opens the menu of small screens; whether it is open. */
export const MenuContext = createContext({ isOpen: false, open: () => {} });

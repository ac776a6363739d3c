/** The products in the order of their die numbers, which is the engine's order of goods. */
export const PRODUCTS = ["cereals", "fruit", "wool", "gold", "cloth", "wood"];

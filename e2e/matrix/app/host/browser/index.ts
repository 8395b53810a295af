import "./hydrate.tsx";

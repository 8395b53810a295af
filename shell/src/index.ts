import "./main.tsx";

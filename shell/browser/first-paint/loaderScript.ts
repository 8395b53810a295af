/**
 * Inline script in the head of a rendered page, after the list of its scripts. It requests them all together
 * once the largest contentful paint and the image with priority, if there is one, are on the screen; in
 * browsers that do not report paints, after the load event; or at the first key or click that is not a
 * link's. A line that saves data or is slower than 4G waits for the key or the click. It stores the target of
 * the last click for `replayEarlyClick`.
 */
export const loaderScript =
	'(d=>{let c=navigator.connection,f=JSON.parse(d.currentScript.previousSibling.text),go=()=>{f.map(([u,h],i)=>d.head.append(Object.assign(d.createElement(i?"link":"script"),{crossOrigin:"",integrity:h,rel:"preload",as:"script",src:u,href:u})));f=[]},soon=async()=>{await d.querySelector("img[fetchpriority=high]")?.decode().catch(()=>{});requestAnimationFrame(()=>setTimeout(()=>c?.saveData||/[23]g/.test(c?.effectiveType)||go(),50))};onkeydown=go;onclick=({target:t})=>{earlyClick=t;t.closest("a")||go()};onload=soon;new PerformanceObserver(soon).observe({type:"largest-contentful-paint"})})(document)';

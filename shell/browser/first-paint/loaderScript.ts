/**
 * Inline script in the head of a rendered page, after the list of its scripts. It requests them all together
 * after the largest contentful paint, or at the first key or click that is not a link's. A preloaded image is
 * that paint: then it waits for the load event, as in browsers that do not report paints. A line that saves
 * data or is slower than 4G waits for the key or the click. It stores the target of the last click for
 * `replayEarlyClick`.
 */
export const loaderScript =
	'(d=>{let c=navigator.connection,f=JSON.parse(d.currentScript.previousSibling.text),go=()=>{f.map(([u,h],i)=>d.head.append(Object.assign(d.createElement(i?"link":"script"),{crossOrigin:"",integrity:h,rel:"preload",as:"script",src:u,href:u})));f=[]},soon=()=>c?.saveData||/[23]g/.test(c?.effectiveType)||setTimeout(go,99);onkeydown=go;onclick=({target:t})=>{earlyClick=t;t.closest("a")||go()};onload=()=>requestAnimationFrame(()=>requestAnimationFrame(soon));new PerformanceObserver(()=>d.querySelector("[as=image]")||soon()).observe({type:"largest-contentful-paint",buffered:!0})})(document)';

/**
 * Stands in the head of a page that the server rendered, after the list of its scripts, and fetches them all
 * together once the largest part of the page is painted, or at the first touch of a key or pointer. A
 * preloaded picture is that part: it is waited for with all else that the page shows. Browsers that do not
 * report paints start when the page is complete. The last click before the program runs is kept for
 * `replayEarlyClick`.
 */
export const loaderScript =
	'(d=>{let f=JSON.parse(d.currentScript.previousSibling.text),go=()=>{f.map(([u,h],i)=>d.head.append(Object.assign(d.createElement(i?"link":"script"),{crossOrigin:"",integrity:h,rel:"preload",as:"script",src:u,href:u})));f=[]},soon=()=>setTimeout(go,99);onpointerdown=onkeydown=go;onclick=e=>earlyClick=e.target;onload=()=>requestAnimationFrame(()=>requestAnimationFrame(soon));new PerformanceObserver(()=>d.querySelector("[as=image]")||soon()).observe({type:"largest-contentful-paint",buffered:!0})})(document)';
